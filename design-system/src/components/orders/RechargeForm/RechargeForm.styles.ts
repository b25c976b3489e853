import { tokens } from '@goldbean/tokens';
import { Card } from '../../../primitives/index.ts';
import { styled } from '../../../styling/index.ts';

const { font, space } = tokens;

export const FormSheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

export const FormFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space[4]};

  & strong {
    font-size: ${font.size.heading};
    font-variant-numeric: tabular-nums;
  }
`;
