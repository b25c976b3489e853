import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, radius, space } = tokens;

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  max-inline-size: 200px;
  padding: ${space[1]} ${space[2]};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${color.text.primary};
  font: inherit;
  cursor: pointer;

  &:hover {
    background: ${color.surface.hover};
  }

  & > span:last-of-type {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    text-align: start;
  }

  /* The portrait stands for the name, which the label still says. */
  @media (width < 900px) {
    & > span:last-of-type {
      display: none;
    }
  }
`;
