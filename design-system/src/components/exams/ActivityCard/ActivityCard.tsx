import type { ReactNode } from 'react';
import { ActivityIcon, ActivityRoot, Aside, Head, Kind, Meta } from './ActivityCard.styles.ts';

interface ActivityCardProps {
  icon: ReactNode;
  /** Form, assignment. */
  kind: string;
  title: string;
  /** How it stands: a Tag. */
  status: ReactNode;
  /** Short facts, one after the other; what is not known is left out. */
  facts: readonly (string | false | undefined)[];
  /** The button of the card; staff have one more. */
  action?: ReactNode;
  /** Under the facts, over the whole width. */
  children?: ReactNode;
}

/** What FormCard, AssignmentCard and SignInTaskCard share: something the class is asked to do, in a chat or a list. */
export function ActivityCard({ icon, kind, title, status, facts, action, children }: ActivityCardProps) {
  return (
    <ActivityRoot>
      <ActivityIcon aria-hidden="true">{icon}</ActivityIcon>
      <Head>
        <Kind>
          {kind}
          {status}
        </Kind>
        <h3>{title}</h3>
        <Meta>{facts.map((fact) => fact && <li key={fact}>{fact}</li>)}</Meta>
      </Head>
      {action && <Aside>{action}</Aside>}
      {children}
    </ActivityRoot>
  );
}
