import { tokens } from '@goldbean/tokens';
import { styled } from '../styling/index.ts';

export const SwatchGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: ${tokens.space[4]};
`;

export const Swatch = styled.li`
  display: grid;
  gap: ${tokens.space[1]};
  font-size: ${tokens.font.size.caption};

  &::before {
    content: '';
    block-size: 56px;
    background: var(--colour);
    border: 1px solid ${tokens.color.border.subtle};
    border-radius: ${tokens.radius.medium};
  }

  & > code {
    color: ${tokens.color.text.muted};
  }
`;

export const PairGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: ${tokens.space[2]};
`;

export const Pair = styled.li`
  padding: ${tokens.space[2]} ${tokens.space[3]};
  font-size: ${tokens.font.size.caption};
  color: var(--word);
  background: var(--ground);
  border: 1px solid ${tokens.color.border.subtle};
  border-radius: ${tokens.radius.small};

  &[data-large] {
    font-size: ${tokens.font.size.heading};
    font-weight: ${tokens.font.weight.bold};
    line-height: ${tokens.font.line.tight};
    overflow-wrap: anywhere;
  }
`;
