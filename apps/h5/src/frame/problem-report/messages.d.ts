import type messages from './messages.id.json';

declare module '../../i18n/namespaces.ts' {
  interface Namespaces {
    'problem-report': typeof messages;
  }
}
