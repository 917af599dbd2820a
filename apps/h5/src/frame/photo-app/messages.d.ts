import type messages from './messages.id.json';

declare module '../../i18n/namespaces.ts' {
  interface Namespaces {
    'photo-app': typeof messages;
  }
}
