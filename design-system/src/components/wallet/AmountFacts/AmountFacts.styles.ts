import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const FactsRoot = styled.div`
  padding: ${space[4]};
  background: ${color.gold.subtle};
  border: 1px solid ${color.gold.border};
  border-radius: ${radius.medium};

  & > dl {
    display: grid;
    gap: ${space[2]};
  }

  & > dl > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space[4]};
  }
`;

export const FactsNote = styled.p`
  margin-block-start: ${space[2]};
  font-size: ${font.size.caption};
  color: ${color.gold.text};
`;
