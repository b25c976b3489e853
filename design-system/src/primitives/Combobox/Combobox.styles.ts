import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';
import { InputControl, InputFrame } from '../TextInput/TextInput.styles.ts';

const { color, font, radius, shadow, space } = tokens;

export const ComboboxRoot = styled.div`
  inline-size: 100%;
  min-inline-size: 160px;
`;

export const ComboboxFrame = styled(InputFrame)`
  position: relative;
  flex-wrap: wrap;
  align-content: center;
  row-gap: ${space[1]};
  padding-inline-end: ${space[8]};

  &[data-filled] {
    padding-block: ${space[1]};
  }

  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 8px);
    inset-inline-end: ${space[3]};
    pointer-events: none;
  }
`;

export const ComboboxControl = styled(InputControl)`
  min-inline-size: 40px;
  text-overflow: ellipsis;
`;

export const Panel = styled.div`
  position: fixed;
  inset: auto;
  inset-block-start: var(--y, 0);
  inset-inline-start: var(--x, 0);
  inline-size: max-content;
  min-inline-size: var(--anchor-width);
  max-inline-size: max(var(--anchor-width), 320px);
  max-block-size: min(320px, calc(100dvh - 2 * ${space[2]}));
  padding: ${space[1]};
  overflow: auto;
  overscroll-behavior: contain;
  color: ${color.text.primary};
  background: ${color.surface.default};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.floating};
`;

export const OptionList = styled.div`
  display: flex;
  flex-direction: column;
`;

export const OptionRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[1]} ${space[3]};
  min-block-size: 32px;
  font-size: ${font.size.ui};
  line-height: ${font.line.tight};
  border-radius: ${radius.small};
  cursor: pointer;

  &[data-active] {
    background: ${color.surface.hover};
    outline: 2px solid ${color.focus.ring};
    outline-offset: -2px;
  }

  &[aria-selected='true'] {
    font-weight: ${font.weight.medium};
  }

  &[aria-disabled='true'] {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${color.link.rest};
  }
`;

export const PictureFrame = styled.span`
  display: inline-flex;

  &[data-shape='square'] > span {
    border-radius: ${radius.small};
  }
`;

export const OptionLabel = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

export const OptionDescription = styled.span`
  display: block;
  font-size: ${font.size.caption};
  font-weight: ${font.weight.regular};
  color: ${color.text.muted};
`;

/** Leaves room for the focus ring of its button. */
export const PanelAction = styled.div`
  padding: ${space[1]} ${space[3]} ${space[2]};
`;

export const PanelNote = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[3]};
  font-size: ${font.size.ui};
  line-height: ${font.line.tight};
  color: ${color.text.secondary};
`;
