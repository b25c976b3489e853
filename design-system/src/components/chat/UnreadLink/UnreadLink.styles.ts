import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';
import { Link } from '../../../primitives/index.ts';

const { color, control, radius } = tokens;

export const UnreadLinkRoot = styled(Link)`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: ${control.medium};
  block-size: ${control.medium};
  border-radius: ${radius.medium};
  color: ${color.text.secondary};

  &:hover {
    background: ${color.surface.hover};
    color: ${color.text.primary};
  }

  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }

  & > span {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 55%;
  }
`;
