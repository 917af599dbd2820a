import type words from './words.id.json';

declare module '../../i18n/namespaces.ts' {
  interface Namespaces {
    purchase: typeof words;
  }
}
