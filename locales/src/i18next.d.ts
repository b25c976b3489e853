import type { Words } from './index.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Words;
  }
}
