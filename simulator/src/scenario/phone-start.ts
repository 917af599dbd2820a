import { LANGUAGES } from '@cangkir/core';
import { coordinates } from '@cangkir/core/schemas';
import * as v from 'valibot';
import {
  APP_VERSION,
  BROWSER_NAME,
  MAX_DURATION_MS,
  NETWORKS,
  type PhoneName,
  PLATFORMS,
} from '../settings/settings.ts';
import { anybody, count, duration, ordinal, personAnswers, route, stored, text } from './fields.ts';

/** A person’s answer, given whenever it is asked. */
function atOnce<Answer extends v.GenericSchema>(given: Answer) {
  return v.pipe(
    v.optional(given),
    v.description('done at once, whenever the app asks; left out: nobody acts'),
  );
}

/** The ids of the devices, where the file names none. */
export const DEVICE_IDS: Readonly<Record<PhoneName, string>> = {
  first: 'phone-1',
  second: 'phone-2',
};

function deviceOf(phone: PhoneName) {
  return v.strictObject({
    platform: v.picklist(PLATFORMS),
    browser: v.pipe(
      v.optional(BROWSER_NAME, 'chrome'),
      v.description('which browser, or whose web view, where the platform is a browser'),
    ),
    appVersion: v.optional(v.message(APP_VERSION, 'Expected a version such as 3.3.0'), '3.3.0'),
    bridge: v.pipe(
      v.optional(v.boolean(), true),
      v.description('false: the user agent names the app, and no app answers (-4)'),
    ),
    id: v.pipe(v.optional(text, DEVICE_IDS[phone]), v.description('tells this device from others')),
    safeTop: v.pipe(v.optional(count, 0), v.description('CSS pixels; seen by a screen alone')),
    viewport: v.pipe(
      v.optional(v.strictTuple([ordinal, ordinal]), [375, 812]),
      v.description('CSS pixels, width and height; seen by a screen alone'),
    ),
    language: v.pipe(
      v.optional(v.picklist(LANGUAGES), 'id'),
      v.description('what the phone speaks; the app may be set to another language'),
    ),
    clockOffset: v.pipe(
      v.optional(
        v.pipe(
          duration,
          v.minValue(
            -MAX_DURATION_MS,
            `Expected at least ${-MAX_DURATION_MS}, which is a hundred years`,
          ),
        ),
        0,
      ),
      v.description('how far the phone’s clock is ahead of the server’s: milliseconds'),
    ),
    network: v.pipe(
      v.optional(v.picklist(NETWORKS), 'usual'),
      v.description('how requests travel'),
    ),
    readsSms: v.pipe(
      v.optional(v.boolean(), false),
      v.description('the phone offers the code of an arriving SMS, and the person takes it'),
    ),
    location: v.pipe(
      v.optional(v.nullable(v.strictObject(coordinates.entries))),
      v.description('null: the person does not allow it'),
    ),
    login: atOnce(personAnswers.login),
    scan: atOnce(personAnswers.scan),
    share: atOnce(personAnswers.share),
    pay: atOnce(personAnswers.pay),
  });
}

/** Where a phone starts: `secondPhone` of a file has the same fields as the file itself has for the first one. */
export function startOf(phone: PhoneName) {
  return {
    device: deviceOf(phone),
    user: v.pipe(
      v.optional(v.nullable(anybody), null),
      v.description('who is logged in when the page is opened'),
    ),
    storage: v.optional(
      v.pipe(v.strictObject({ local: v.optional(stored, {}), session: v.optional(stored, {}) })),
      {},
    ),
    route,
  };
}
