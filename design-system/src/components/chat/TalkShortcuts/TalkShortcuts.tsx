import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../primitives/index.ts';
import { ShortcutRows } from './TalkShortcuts.styles.ts';

export interface TalkShortcutsProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The keys of the talk (S17), as one looks them up with "?". */
export function TalkShortcuts({ isOpen, onClose }: TalkShortcutsProps) {
  const { t } = useTranslation(['chat', 'primitives']);
  const rows: readonly (readonly [words: string, keys: readonly string[]])[] = [
    [t('shortcuts.move'), ['↑', '↓']],
    [t('shortcuts.ends'), ['Home', 'End']],
    [t('shortcuts.up'), ['↑']],
    [t('reply'), ['R']],
    [t('editAgain'), ['E']],
    [t('shortcuts.menu'), ['Shift F10', 'Delete']],
    [t('shortcuts.choose'), ['Space']],
    [t('shortcuts.leave'), ['Esc']],
    [t('records.search'), ['Ctrl K']],
    [t('shortcuts.help'), ['?']],
  ];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shortcuts.title')} closeLabel={t('primitives:close')}>
      <ShortcutRows>
        {rows.map(([words, keys]) => (
          <Fragment key={words}>
            <dt>{words}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </Fragment>
        ))}
      </ShortcutRows>
    </Dialog>
  );
}
