import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, shadow, space } = tokens;

export const PresentedRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]};
  align-items: start;
  inline-size: min(300px, 100%);
  padding: ${space[2]};
  color: ${color.text.primary};
  background: ${color.surface.default};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.floating};

  & > div:last-of-type {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[2]};
  }

  & > div:last-of-type > span {
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.gold.text};
  }
`;
