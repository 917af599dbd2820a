import {
  InputData,
  JSONSchemaInput,
  type LanguageName,
  quicktype,
  type RendererOptions,
} from 'quicktype-core';
import { AcronymStyleOptions } from 'quicktype-core/dist/esm/support/Acronyms.js';
import { bridgeSchemas } from './bridge-schemas.ts';

/** Fields have the names that they have on the wire: `userId`. */
const NAMES = { 'acronym-style': AcronymStyleOptions.Original } as const;

/** The types of the bridge's messages in Swift, for the app on iOS. */
export function bridgeInSwift(): Promise<string> {
  return bridgeTypes('swift', { ...NAMES, initializers: false });
}

/** The types of the bridge's messages in Kotlin, for the app on Android. */
export function bridgeInKotlin(): Promise<string> {
  return bridgeTypes('kotlin', {
    ...NAMES,
    framework: 'kotlinx',
    package: 'bridge',
  });
}

async function bridgeTypes<Language extends LanguageName>(
  lang: Language,
  rendererOptions: Partial<RendererOptions<Language>>,
): Promise<string> {
  const schemas = new JSONSchemaInput(undefined);
  for (const { title, ...schema } of typedSchemas()) {
    await schemas.addSource({ name: title, schema: JSON.stringify(schema) });
  }
  const inputData = new InputData();
  inputData.addInput(schemas);
  const { lines } = await quicktype({ inputData, lang, rendererOptions });
  return lines.join('\n');
}

/** The messages that become a type. One without fields is none, and a single event is a case of all of them. */
function typedSchemas() {
  return bridgeSchemas()
    .filter(({ file }) => !file.endsWith('.event'))
    .flatMap(({ schema: { title, anyOf = [{}], ...schema } }) =>
      anyOf.map((option) => ({ ...schema, ...(typeof option === 'object' && option), title })),
    )
    .filter(({ properties = {} }) => Object.keys(properties).length > 0);
}
