import type { ComboboxList, ComboboxOption } from '../../../primitives/index.ts';
import type { SettingsChoices } from './live-settings.ts';

/**
 * What is there to choose from, as the list of a Combobox.
 * @param kind `all` where typing filters them here, `found` where the owner looks for them
 */
export function listOf<One>(
  choices: SettingsChoices<One>,
  optionOf: (one: One) => ComboboxOption,
  kind: 'all' | 'found',
  words: { loading: string; retry: string },
): ComboboxList {
  switch (choices.kind) {
    case 'loading':
      return { kind: 'loading', label: words.loading };
    case 'error':
      return { kind: 'error', message: choices.reason, retryLabel: words.retry, onRetry: choices.onRetry };
    case 'ready':
      return { kind, options: choices.list.map(optionOf) };
  }
}
