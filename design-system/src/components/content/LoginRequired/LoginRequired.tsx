import { useTranslation } from 'react-i18next';
import { Button, ButtonLink, Dialog, EmptyState, LockIcon } from '../../../primitives/index.ts';
import { inARow } from '../in-a-row.ts';
import { LoginLine } from './LoginRequired.styles.ts';

/** What a visitor wanted to do (P01, P02). */
export type LoginAction = 'page' | 'comment' | 'favourite' | 'like' | 'follow' | 'post' | 'preferences';

export interface LoginRequiredProps {
  action: LoginAction;
  /** Where to sign in, with the way back in it. */
  loginHref: string;
  /** The middle of a page, or one line in the place of a control. */
  look?: 'page' | 'line';
}

const actionWords = {
  page: 'login.page',
  comment: 'login.comment',
  favourite: 'login.favourite',
  like: 'login.like',
  follow: 'login.follow',
  post: 'login.post',
  preferences: 'login.preferences',
} as const satisfies Record<LoginAction, string>;

/** Says to a visitor what signing in would let them do, and leads there. */
export function LoginRequired({ action, loginHref, look = 'page' }: LoginRequiredProps) {
  const { t } = useTranslation('content');
  if (look === 'line') {
    return (
      <LoginLine>
        <p>{t(actionWords[action])}</p>
        <ButtonLink size="small" tone="primary" href={loginHref}>
          {t('login.signIn')}
        </ButtonLink>
      </LoginLine>
    );
  }
  return (
    <EmptyState
      icon={<LockIcon aria-hidden="true" />}
      title={t('login.title')}
      action={
        <ButtonLink tone="primary" fill="filled" href={loginHref}>
          {t('login.signIn')}
        </ButtonLink>
      }
    >
      {inARow(t(actionWords[action]), t('login.back'))}
    </EmptyState>
  );
}

export interface LoginDialogProps {
  isOpen: boolean;
  action: LoginAction;
  loginHref: string;
  onClose: () => void;
}

/** The answer to a visitor's press on like, follow or favourite. */
export function LoginDialog({ isOpen, action, loginHref, onClose }: LoginDialogProps) {
  const { t } = useTranslation(['content', 'primitives']);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('login.title')}
      closeLabel={t('primitives:close')}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('login.later')}</Button>
          <ButtonLink tone="primary" fill="filled" href={loginHref}>
            {t('login.signIn')}
          </ButtonLink>
        </>
      }
    >
      {inARow(t(actionWords[action]), t('login.back'))}
    </Dialog>
  );
}
