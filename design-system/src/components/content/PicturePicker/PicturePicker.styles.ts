import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const PickerRoot = styled.div`
  display: grid;
  gap: ${space[2]};

  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const PickerList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const PickedPicture = styled.li`
  position: relative;
  display: grid;
  align-content: end;
  inline-size: 104px;
  min-block-size: 104px;
  overflow: hidden;
  background: ${color.surface.sunken};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.small};

  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  &[data-kind='failed'] {
    padding-block-start: ${space[8]};
    border-color: ${color.danger.border};
  }

  &:not([data-kind='ready']) > img {
    opacity: 0.3;
  }

  & > progress,
  & > div {
    position: relative;
    inline-size: calc(100% - 2 * ${space[1]});
    margin: ${space[1]};
  }

  & > div {
    display: grid;
    gap: ${space.half};
    padding: ${space[1]};
    font-size: ${font.size.caption};
    line-height: ${font.line.tight};
    color: ${color.danger.text};
    background: ${color.danger.subtle};
    border-radius: ${radius.small};
  }

  & > div > button {
    min-block-size: 24px;
    text-align: start;
    text-decoration: underline;
  }
`;

export const PickedRemove = styled.button`
  position: absolute;
  inset-block-start: ${space[1]};
  inset-inline-end: ${space[1]};
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  color: ${color.text.onInverse};
  background: ${color.surface.inverse};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.round};

  & > svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;

export const PickerAdd = styled.button`
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${space[1]};
  inline-size: 104px;
  min-block-size: 104px;
  padding: ${space[2]};
  font-size: ${font.size.caption};
  line-height: ${font.line.tight};
  color: ${color.text.secondary};
  background: ${color.surface.default};
  border: 1px dashed ${color.border.control};
  border-radius: ${radius.small};

  &:hover {
    color: ${color.text.primary};
    background: ${color.surface.hover};
  }

  & > svg {
    inline-size: 22px;
    block-size: 22px;
  }
`;
