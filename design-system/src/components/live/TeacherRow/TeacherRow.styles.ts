import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const RowRoot = styled.section`
  & > h2 {
    margin: 0 0 ${space[3]};
    font-size: ${font.size.ui};
    font-weight: ${font.weight.semibold};
    color: ${color.text.secondary};
  }

  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
    gap: ${space[4]} ${space[5]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > ul > li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > ul > li > div {
    min-inline-size: 0;
  }

  & strong {
    color: ${color.text.primary};
  }

  & p {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
    font-variant-numeric: tabular-nums;
  }
`;
