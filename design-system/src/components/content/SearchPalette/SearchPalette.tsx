import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, isOfInputMethod, SearchIcon, TextInput } from '../../../primitives/index.ts';
import { Highlight } from '../Highlight/Highlight.tsx';
import { PaletteList, PaletteOption, PaletteRoot } from './SearchPalette.styles.ts';

export interface SearchSuggestion {
  id: string;
  title: string;
  /** What it is and where it is from, in words. */
  note: string;
  href: string;
}

export interface SearchPaletteProps {
  isOpen: boolean;
  query: string;
  /** Best first; while others are on their way the last ones stay. */
  suggestions: readonly SearchSuggestion[];
  onQuery: (query: string) => void;
  /** A suggestion was chosen. */
  onGo: (href: string) => void;
  /** Everything is to be searched for the words. */
  onSearch: (query: string) => void;
  onClose: () => void;
}

/** The search over every page (S03): typed, chosen by arrows, and the whole search one Enter away. */
export function SearchPalette({
  isOpen,
  query,
  suggestions,
  onQuery,
  onGo,
  onSearch,
  onClose,
}: SearchPaletteProps) {
  const { t } = useTranslation('search');
  const listId = useId();
  /** 0 is the whole search; nothing is chosen before. */
  const [at, setAt] = useState(0);
  const isTyped = query.trim() !== '';
  const count = isTyped ? suggestions.length + 1 : 0;
  const active = Math.min(at, Math.max(0, count - 1));

  const choose = (place: number) => {
    const suggestion = suggestions[place - 1];
    if (suggestion) onGo(suggestion.href);
    else if (isTyped) onSearch(query.trim());
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
    };
    const step = steps[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      setAt((active + step + count) % count);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(active);
    }
  };

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={t('close')} size="large">
      <PaletteRoot>
        <TextInput
          type="text"
          role="combobox"
          size="large"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('title')}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? listId : undefined}
          aria-activedescendant={count > 0 ? `${listId}-${active}` : undefined}
          placeholder={t('placeholder')}
          value={query}
          start={<SearchIcon aria-hidden="true" />}
          onChange={({ currentTarget }) => {
            setAt(0);
            onQuery(currentTarget.value);
          }}
          onKeyDown={handleKeyDown}
        />
        {count > 0 && (
          <PaletteList id={listId} role="listbox" aria-label={t('suggestions')}>
            {[{ id: '', title: '', note: '' }, ...suggestions].map(({ id, title, note }, place) => (
              // The keyboard is the input's: it points at an option by aria-activedescendant.
              <PaletteOption
                key={id}
                id={`${listId}-${place}`}
                role="option"
                aria-selected={place === active}
                onPointerEnter={() => {
                  setAt(place);
                }}
                onClick={() => {
                  choose(place);
                }}
              >
                {place === 0 ? (
                  <span>{t('all', { query: query.trim() })}</span>
                ) : (
                  <>
                    <span>
                      <Highlight text={title} query={query} />
                    </span>
                    <small>{note}</small>
                  </>
                )}
              </PaletteOption>
            ))}
          </PaletteList>
        )}
      </PaletteRoot>
    </Dialog>
  );
}
