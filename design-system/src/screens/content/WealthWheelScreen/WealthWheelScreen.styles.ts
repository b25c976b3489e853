import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

/** The wheel beside the goals that fill it; above them where both do not fit. */
export const WheelColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: ${space[6]};
  align-items: start;

  @container (max-width: 880px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The one with the wheel stays in sight where the window is high enough for all of it. */
export const WheelColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  @media (min-height: 860px) {
    @container (min-width: 881px) {
      &[data-stays] {
        position: sticky;
        inset-block-start: calc(var(--page-top, 0px) + ${space[4]});
      }
    }
  }
`;

export const WheelPanel = styled.div`
  min-inline-size: 0;
  padding: ${space[5]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const WheelRisk = styled.p`
  font-size: ${font.size.caption};
  color: ${color.text.secondary};
`;
