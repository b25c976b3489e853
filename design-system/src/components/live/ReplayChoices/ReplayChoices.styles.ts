import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, radius, space } = tokens;

export const ChoicesRoot = styled.section`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: ${borderWidth.hairline} solid ${color.border.subtle};
  border-radius: ${radius.large};

  & > h2 {
    font-size: ${font.size.reading};
  }
`;

export const TrimRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  & > p {
    flex-basis: 100%;
    font-variant-numeric: tabular-nums;
  }
`;

export const ChoiceButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
