import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { layout, space } = tokens;

export const PanelRoot = styled.div`
  container-type: inline-size;
`;

/** Where the money is, and beside it how to pay. */
export const PanelColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${layout.side};
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
