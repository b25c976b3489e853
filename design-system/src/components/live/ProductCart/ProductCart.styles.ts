import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const CartRoot = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  color: ${color.text.primary};
  background: ${color.surface.canvas};
`;

export const CartHead = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};

  & > h2 {
    font-size: ${font.size.ui};
  }

  & > span {
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }
`;

export const CartList = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: 0 ${space[4]} ${space[4]};
`;

export const CartFoot = styled.footer`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]};
  background: ${color.surface.default};
  border-block-start: 1px solid ${color.border.default};

  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;
