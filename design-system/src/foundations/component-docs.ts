/**
 * What a designer wants to know of a component and its source does not say. Written beside the component, `<Name>.docs.ts`,
 * and shown by Storybook's page of it, which adds what the source does say: states, words, tokens, parts.
 */
export interface ComponentDocs {
  /** Where it is the right choice. */
  when: readonly string[];
  /** Where it is not, and what is. */
  whenNot: readonly string[];
  /** Its visible parts in reading order; the page numbers them. */
  anatomy: readonly string[];
  do: readonly DocsAdvice[];
  /** Without stories: none of ours shows how it should not be. */
  dont: readonly string[];
  /** Empty: it takes no focus. */
  keyboard: readonly KeyUse[];
}

export interface DocsAdvice {
  say: string;
  /** The story that shows it, by the name of its export. */
  story?: string;
}

export interface KeyUse {
  /** As it is written on the key: "Enter", "Shift+Tab". */
  key: string;
  does: string;
}
