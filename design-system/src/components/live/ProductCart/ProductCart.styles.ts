import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const CartRoot = styled.section`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  color: ${color.text.primary};
`;

export const CartLines = styled.ul`
  display: grid;
  gap: ${space[3]};
  list-style: none;

  & > li {
    padding: ${space[3]};
    min-inline-size: 0;
    background: ${color.surface.default};
    border: 1px solid ${color.border.subtle};
    border-radius: ${radius.medium};
  }
`;

/** How many of one thing, and the way to put it back. */
export const CartCount = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};

  & > p {
    flex: 1 0 100%;
    font-size: ${font.size.caption};
    color: ${color.danger.text};
  }
`;

export const CartFoot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[3]};
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.border.default};

  & > span {
    color: ${color.text.secondary};
  }

  & > strong {
    font-size: ${font.size.heading};
    font-variant-numeric: tabular-nums;
  }
`;
