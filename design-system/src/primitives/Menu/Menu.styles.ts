import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, radius, shadow, space } = tokens;

export const MenuBox = styled.div`
  position: fixed;
  inset: auto;
  inset-block-start: var(--y, 0);
  inset-inline-start: var(--x, 0);
  min-inline-size: 160px;
  max-inline-size: 320px;
  max-block-size: calc(100dvh - 2 * ${space[2]});
  padding: ${space[1]};
  overflow: auto;
  background: ${color.surface.default};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.floating};
  outline: 0;

  &:popover-open {
    display: flex;
    flex-direction: column;
  }
`;

export const MenuRow = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[1]} ${space[3]};
  min-block-size: 32px;
  font-size: ${font.size.ui};
  line-height: ${font.line.tight};
  text-align: start;
  color: ${color.text.primary};
  border-radius: ${radius.small};
  cursor: pointer;
  outline: 0;

  &:focus {
    background: ${color.surface.hover};
  }

  &:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: -2px;
  }

  &[data-tone='danger'] {
    color: ${color.danger.text};
  }

  &[aria-disabled='true'] {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }

  & > [data-part='chosen'] {
    margin-inline-start: auto;
    color: ${color.link.rest};
  }
`;

export const MenuRowReason = styled.span`
  display: block;
  font-size: ${font.size.caption};
  color: ${color.text.muted};
`;

export const MenuDividerLine = styled.hr`
  margin-block: ${space[1]};
  border: 0;
  border-block-start: 1px solid ${color.border.subtle};
`;
