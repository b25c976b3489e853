/** What a part of a page knows of the value it shows. */
export type Loaded<Value> =
  | { kind: 'loading' }
  | { kind: 'ready'; value: Value }
  | { kind: 'failed'; error: unknown };
