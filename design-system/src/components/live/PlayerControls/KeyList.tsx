import { useTranslation } from 'react-i18next';
import { IconButton, KeyboardIcon, Popover } from '../../../primitives/index.ts';
import { Keys, KeyTable } from './PlayerControls.styles.ts';

/** A key and what it does; keys that do the same stand together. */
export interface PlayerKey {
  keys: readonly string[];
  does: string;
}

/** The button that lists the keys of a player. */
export function KeyList({ list }: { list: readonly PlayerKey[] }) {
  const { t } = useTranslation('live-stage');
  return (
    <Popover
      label={t('keys.title')}
      side="top"
      align="end"
      trigger={<IconButton label={t('keys.title')} icon={<KeyboardIcon aria-hidden="true" />} />}
    >
      <KeyTable>
        {list.map(({ keys, does }) => (
          <div key={does}>
            <dt>{does}</dt>
            <Keys>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </Keys>
          </div>
        ))}
      </KeyTable>
    </Popover>
  );
}
