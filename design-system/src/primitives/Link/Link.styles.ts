import { tokens } from '@goldbean/tokens';
import { onElement, styled } from '../../styling/index.ts';
import { ButtonRoot } from '../Button/Button.styles.ts';

const { color } = tokens;

export const LinkRoot = styled.a`
  color: ${color.link.rest};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;

  &:hover {
    color: ${color.link.hover};
    text-decoration-thickness: 2px;
  }

  &[data-look='plain'] {
    color: inherit;
    text-decoration: none;
  }

  &[data-look='plain']:hover {
    color: ${color.link.hover};
  }
`;

export const ButtonLinkRoot = onElement(ButtonRoot, 'a');
