import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

export const TooltipBox = styled.span`
  position: fixed;
  inset: auto;
  inset-block-start: var(--y, 0);
  inset-inline-start: var(--x, 0);
  inline-size: max-content;
  max-inline-size: 280px;
  padding: ${tokens.space[1]} ${tokens.space[2]};
  font-size: ${tokens.font.size.caption};
  font-weight: ${tokens.font.weight.regular};
  line-height: ${tokens.font.line.ui};
  text-align: start;
  white-space: normal;
  color: ${tokens.color.text.onInverse};
  background: ${tokens.color.surface.inverse};
  border-radius: ${tokens.radius.small};
  box-shadow: ${tokens.shadow.floating};
`;
