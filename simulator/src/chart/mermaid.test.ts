import { expect, test } from 'vitest';
import { mermaidOf } from './mermaid.ts';
import { placeless } from './testing.ts';

// Mermaid 12 parses this text, and that of every machine of the product. It is too large to run each time.
test('writes a chart as a state diagram', () => {
  expect(mermaidOf(placeless())).toBe(`stateDiagram-v2
  state "any state" as kettle_any
  kettle_any : LOOK
  state "off" as kettle_off
  kettle_off : FILL
  state "on" as kettle_on{
    state "warming" as kettle_on_warming
    state "hot" as kettle_on_hot
    state "done" as kettle_on_done
    kettle_on_done --> [*]
    [*] --> kettle_on_warming
    kettle_on_warming --> kettle_on_hot : boil done […]<br/>after soon
    kettle_on_warming --> kettle_on_warming : boil done [else]
    kettle_on_hot --> kettle_on_warming : after 500 ms<br/>[else]
    kettle_on_hot --> kettle_on_done : [isAt 100]
  }
  [*] --> kettle_off
  kettle_any --> kettle_off : UNPLUG
  kettle_off --> kettle_on : SWITCH [isFull]
  kettle_off --> kettle_off : SWITCH [else]
  kettle_on --> kettle_off : SWITCH<br/>done
  kettle_on_warming --> kettle_off : boil fails
`);
});

test('escapes Mermaid’s special characters', () => {
  const layout = placeless();
  const [trigger] = layout.edges.flatMap(({ triggers }) => triggers);
  const edges = [
    {
      source: 'kettle.off',
      target: 'kettle.on',
      triggers: trigger === undefined ? [] : [{ ...trigger, label: 'a:b;"#%<c>{d}' }],
      points: [],
      label: null,
    },
  ];
  expect(mermaidOf({ ...layout, edges })).toContain(
    'kettle_off --> kettle_on : a#58;b#59;#34;#35;#37;#60;c#62;#123;d#125;\n',
  );
});
