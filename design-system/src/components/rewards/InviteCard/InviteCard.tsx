import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, CopyIcon, Field, Tag, TextInput } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { CodeLine, Friends, InviteSheet } from './InviteCard.styles.ts';

export interface InvitedFriendView {
  id: string;
  name: string;
  /** What they brought, in beans; null when that is nothing. */
  beans: number | null;
  /** `joined`: has not finished the guidance; `held`: paid a day later; `refused`: from a place of mine. */
  state: 'joined' | 'held' | 'completed' | 'refused';
}

/** The code of the friend who invited me, as it is filled in. */
export interface InviteBinding {
  value: string;
  /** Most characters. */
  maxLength: number;
  isBinding: boolean;
  /** Why it was refused; left out when it was not. */
  error?: string;
  onChange: (code: string) => void;
  /** Called with the trimmed code, never empty. */
  onBind: (code: string) => void;
}

export interface InviteCardProps {
  /** My own code. */
  code: string;
  /** What each friend brings, in beans. */
  reward: number;
  /** All that friends have brought, in beans. */
  earned: number;
  friends: readonly InvitedFriendView[];
  /** Who invited me; null while nobody has. */
  inviter: string | null;
  /** Asks for a friend's code; null where none may be given in any more. */
  bind: InviteBinding | null;
  onCopy: () => void;
}

/** My invite code and what it has brought me (K24). */
export function InviteCard({ code, reward, earned, friends, inviter, bind, onCopy }: InviteCardProps) {
  const { t } = useTranslation('rewards');
  const formats = useFormats();
  return (
    <InviteSheet padding="large">
      <h2>{t('invite.title')}</h2>
      <p>{t('invite.text', { n: formats.number(reward) })}</p>
      <CodeLine>
        <span>{t('invite.code')}</span>
        <code>{code}</code>
        <Button size="small" icon={<CopyIcon aria-hidden="true" />} onClick={onCopy}>
          {t('invite.copy')}
        </Button>
      </CodeLine>
      {inviter !== null && <p>{t('invite.bound', { name: inviter })}</p>}
      {bind && <BindForm {...bind} />}
      {friends.length > 0 && (
        <>
          <p>{t('invite.sum', { count: earned, n: formats.number(earned) })}</p>
          <Friends aria-label={t('invite.friends')}>
            {friends.map(({ id, name, beans, state }) => (
              <li key={id}>
                <span>{name}</span>
                <Tag tone={beans === null ? 'neutral' : 'gold'}>
                  {t(`invite.${state}`, { n: formats.number(beans ?? 0) })}
                </Tag>
              </li>
            ))}
          </Friends>
        </>
      )}
    </InviteSheet>
  );
}

function BindForm({ value, maxLength, isBinding, error, onChange, onBind }: InviteBinding) {
  const { t } = useTranslation('rewards');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() !== '' && !isBinding) onBind(value.trim());
  };
  return (
    <form onSubmit={submit}>
      <Field label={t('invite.bind')} hint={t('invite.bindHint')} error={error}>
        <TextInput
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          end={
            <Button
              type="submit"
              size="small"
              fill="quiet"
              busyLabel={isBinding ? t('invite.binding') : undefined}
            >
              {t('invite.submit')}
            </Button>
          }
        />
      </Field>
    </form>
  );
}
