import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const PanelRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

export const PanelFacts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${font.size.caption};
  color: ${color.text.muted};
  font-variant-numeric: tabular-nums;
`;

export const PanelSwitches = styled.section`
  display: grid;
  gap: ${space[2]};

  & > h3 {
    font-size: ${font.size.reading};
  }

  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;
