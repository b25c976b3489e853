import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { color, font, radius, shadow, space } = tokens;

export const ListRoot = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
  overflow: hidden;
  background: ${color.surface.default};

  &[data-kind='empty'],
  &[data-kind='error'] {
    justify-content: center;
  }
`;

export const ListScroll = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  contain: strict;
`;

export const dayClass = staticClass`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[4]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  color: ${color.text.muted};

  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: 1px;
    background: ${color.border.subtle};
  }
`;

export const unreadClass = staticClass`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[4]};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.ui};
  text-align: center;
  color: ${color.link.rest};

  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: 1px;
    background: ${color.brand.border};
  }
`;

export const EdgeLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: 44px;
  padding: ${space[1]} ${space[4]};
  font-size: ${font.size.caption};
  text-align: center;
  color: ${color.text.muted};
`;

export const JumpButton = styled.button`
  position: absolute;
  inset-block-end: ${space[3]};
  inset-inline-start: 50%;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  inline-size: max-content;
  max-inline-size: calc(100% - ${space[8]});
  min-block-size: 32px;
  padding: 2px ${space[3]};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.tight};
  color: ${color.action.onFill};
  background: ${color.action.fill};
  border-radius: ${radius.round};
  box-shadow: ${shadow.floating};
  transform: translateX(-50%);

  &:hover {
    background: ${color.action.fillHover};
  }

  &[data-up] {
    inset-block: ${space[3]} auto;
    color: ${color.link.rest};
    background: ${color.surface.default};
    border: 1px solid ${color.border.default};
  }

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`;

export const WaitingRows = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
`;

export const WaitingRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]};

  & > div {
    display: grid;
    gap: ${space[1]};
  }
`;
