import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { layout, space } = tokens;

export const PanelRoot = styled.div`
  container-type: inline-size;
`;

/** How to pay, and beside it where the money is. */
export const PanelColumns = styled.div`
  display: grid;
  grid-template-columns: ${layout.side} minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }

  @container (max-width: 880px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const PanelMain = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
