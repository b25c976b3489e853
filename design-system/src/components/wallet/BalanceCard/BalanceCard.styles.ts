import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const BalanceRoot = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[6]};
  background: ${color.gold.subtle};
  border: 1px solid ${color.gold.border};
  border-radius: ${radius.large};
`;

export const BalanceMain = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};

  & h3 {
    font-size: ${font.size.ui};
    font-weight: ${font.weight.medium};
    color: ${color.gold.text};
  }
`;

export const BalanceNotes = styled.div`
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  color: ${color.gold.text};
`;

export const OtherBalances = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: ${space[3]};
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.gold.border};

  & dt {
    font-size: ${font.size.caption};
    color: ${color.gold.text};
  }

  & dd {
    color: ${color.text.primary};
  }
`;
