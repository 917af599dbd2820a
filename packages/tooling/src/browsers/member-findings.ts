import type { BrowserName } from '@mdn/browser-compat-data/forLegacyNode';
import type { Finding } from './finding.ts';
import { type Feature, featureAt, lackingIn, namesAt, OLDEST_IDS } from './support.ts';

/** A member of an interface or a built-in. */
interface Member extends Feature {
  readonly owner: Feature;
}

/** Events, by the names of their features. */
const EVENTS = byName(membersAt('api', /_event$/));

/** Members of instances, by name. */
const MEMBERS = byName([
  ...membersAt('api'),
  ...membersAt('javascript.builtins'),
  ...membersAt('javascript.builtins.Intl'),
]);

/** An event of this name, whatever it is sent to. */
export function eventFindings(name: string): readonly Finding[] {
  return lackingFindings(EVENTS.get(`${name}_event`), name);
}

/** Lacking where every interface that has such a member lacks it, of those that are there. */
export function unknownMemberFindings(
  name: string,
  defined: ReadonlySet<string>,
): readonly Finding[] {
  return lackingFindings(defined.has(name) ? [] : MEMBERS.get(name), `.${name}`);
}

function lackingFindings(members: readonly Member[] = [], text: string): readonly Finding[] {
  const [first] = members;
  const browsers = OLDEST_IDS.filter((id) => isLackedBy(id, members));
  return first && browsers.length > 0 ? [{ feature: first.path, text, browsers }] : [];
}

function isLackedBy(id: BrowserName, members: readonly Member[]): boolean {
  const reachable = members.filter(({ owner }) => !lackingIn(owner).includes(id));
  return reachable.length > 0 && reachable.every((member) => lackingIn(member).includes(id));
}

/** Of the interfaces in one place of the data; events and statics are no members, unless they are wanted. */
function membersAt(path: string, wanted = /^(?!.*_(?:event|static)$)/): readonly Member[] {
  return namesAt(path).flatMap((key) => {
    const owner = featureAt(path, key);
    if (owner === undefined) return [];
    return namesAt(owner.path)
      .filter((name) => name !== key && wanted.test(name))
      .flatMap((name) => {
        const member = featureAt(owner.path, name);
        return member ? [{ ...member, owner }] : [];
      });
  });
}

function byName(members: readonly Member[]): ReadonlyMap<string, readonly Member[]> {
  const groups = new Map<string, Member[]>();
  for (const member of members) {
    const name = member.path.slice(member.path.lastIndexOf('.') + 1);
    groups.set(name, [...(groups.get(name) ?? []), member]);
  }
  return groups;
}
