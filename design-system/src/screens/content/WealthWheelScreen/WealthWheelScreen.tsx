import type { ReactNode } from 'react';
import { PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';
import { WheelColumn, WheelColumns, WheelPanel, WheelRisk } from './WealthWheelScreen.styles.ts';

export interface WealthWheelScreenProps {
  title: string;
  lead: string;
  /** That it is no advice. */
  risk: string;
  /** For a visitor: what is kept, and how. */
  notice?: ReactNode;
  /** A WealthWheel. */
  wheel: ReactNode;
  /** WealthGoals. */
  goals: ReactNode;
  /** A WealthDraw. */
  draw: ReactNode;
}

/** The wealth wheel, open to everybody (S20). */
export function WealthWheelScreen({ title, lead, risk, notice, wheel, goals, draw }: WealthWheelScreenProps) {
  return (
    <PageStack>
      <PageHeading title={title} lead={lead} />
      {notice}
      <WheelColumns>
        <WheelColumn data-stays>
          <WheelPanel>{wheel}</WheelPanel>
        </WheelColumn>
        <WheelColumn>
          <WheelPanel>{goals}</WheelPanel>
          <WheelPanel>{draw}</WheelPanel>
        </WheelColumn>
      </WheelColumns>
      <WheelRisk>{risk}</WheelRisk>
    </PageStack>
  );
}
