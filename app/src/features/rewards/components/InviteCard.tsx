import { styled } from '@goldbean/design-system/styling';
import { limits } from '@goldbean/contract';
import { Button, Card, CopyIcon, Field, Tag, TextInput } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatNumber } from '../../../shared/i18n/index.ts';
import { session } from '../../../shared/session/index.ts';
import { bindInvite, copyCode } from '../rewards.actions.ts';
import { rewardsState } from '../rewards.state.ts';

const Sheet = styled(Card)`
  display: grid;
  gap: ${tokens.space[4]};
  align-content: start;

  & > h2 {
    margin: 0;
    font-size: ${tokens.font.size.title};
  }

  & p {
    margin: 0;
    color: ${tokens.color.text.secondary};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]};

  & code {
    font-size: ${tokens.font.size.title};
    letter-spacing: 0.08em;
  }
`;

const Friends = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[3]};
  }
`;

/** My invite code and what it has brought me (K24); in the background: without an answer it is not there. */
export function InviteCard() {
  const { t } = useTranslation(['rewards', 'actions']);
  const { lang } = useSnapshot(session);
  const { invites } = useSnapshot(rewardsState);
  if (invites.kind !== 'ready') return null;
  const { code, list, sum, inviter, can_bind } = invites.value;
  return (
    <Sheet padding="large">
      <h2>{t('invite.title')}</h2>
      <p>{t('invite.text', { n: formatNumber(lang, limits.inviteBeans) })}</p>
      <Line>
        <span>{t('invite.code')}</span>
        <code>{code}</code>
        <Button
          size="small"
          icon={<CopyIcon aria-hidden="true" />}
          onClick={() => void copyCode(code, t('actions:copied'))}
        >
          {t('invite.copy')}
        </Button>
      </Line>
      {inviter && <p>{t('invite.bound', { name: inviter.nickname })}</p>}
      {can_bind && <BindForm />}
      {list.length > 0 && (
        <>
          <p>{t('invite.sum', { count: sum, n: formatNumber(lang, sum) })}</p>
          <Friends aria-label={t('invite.friends')}>
            {list.map(({ user, state, beans }) => (
              <li key={user.uid}>
                <span>{user.nickname}</span>
                <Tag tone={state === 'completed' ? 'gold' : 'neutral'}>
                  {state === 'completed'
                    ? t('invite.completed', { n: formatNumber(lang, beans) })
                    : t('invite.joined')}
                </Tag>
              </li>
            ))}
          </Friends>
        </>
      )}
    </Sheet>
  );
}

function BindForm() {
  const { t } = useTranslation('rewards');
  const { isBinding } = useSnapshot(rewardsState);
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') void bindInvite(code.trim());
  };
  return (
    <form onSubmit={submit}>
      <Field label={t('invite.bind')} hint={t('invite.bindHint')}>
        <TextInput
          value={code}
          maxLength={limits.inviteCodeCharacters}
          autoComplete="off"
          onChange={({ target }) => setCode(target.value)}
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
