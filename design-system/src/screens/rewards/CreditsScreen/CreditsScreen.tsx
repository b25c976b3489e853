import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading, Section } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';

export interface CreditsScreenProps {
  /** TaskList. */
  tasks: ReactNode;
  /** InviteCard; nothing while it is not known. */
  invites?: ReactNode;
  /** SignInCard. */
  signIn: ReactNode;
  /** Statement of credits. */
  statement: ReactNode;
  /** A dialog over the page: GuidanceDialog. */
  dialog?: ReactNode;
}

/**
 * /hljw/creditsIndex: what can be done today first, then the tasks with their rewards, and every line of my credits,
 * in one column (S27, D75, D93).
 */
export function CreditsScreen({ tasks, invites, signIn, statement, dialog }: CreditsScreenProps) {
  const { t } = useTranslation('rewards');
  return (
    <PageStack>
      <PageHeading title={t('title')} lead={t('lead')} />
      {signIn}
      {tasks}
      {invites}
      <Section title={t('statement')}>{statement}</Section>
      {dialog}
    </PageStack>
  );
}
