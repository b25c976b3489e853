import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const PictureSet = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  border: 0;

  & > legend {
    margin-block-end: ${space[1]};
    font-weight: ${font.weight.medium};
    line-height: ${font.line.tight};
  }

  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const PictureTiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const PictureTile = styled.li`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${space[1]};
  inline-size: 112px;
  block-size: 112px;
  padding: ${space[2]};
  background: ${color.surface.sunken};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  &[data-kind='ready'] {
    padding: 0;
  }

  &[data-kind='failed'] {
    background: ${color.danger.subtle};
    border-color: ${color.danger.border};
  }

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    border-radius: inherit;
  }

  & > p {
    font-size: ${font.size.caption};
    line-height: ${font.line.tight};
    text-align: center;
    color: ${color.danger.text};
  }

  & > button:last-of-type {
    position: absolute;
    inset-block-start: ${space[1]};
    inset-inline-end: ${space[1]};
    background: ${color.surface.default};
    border: 1px solid ${color.border.subtle};
  }

  &[data-kind='failed'] > p {
    padding-block-start: ${space[5]};
  }
`;

export const AddPicture = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${space[1]};
  inline-size: 112px;
  block-size: 112px;
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.text.secondary};
  background: ${color.surface.default};
  border: 1px dashed ${color.border.control};
  border-radius: ${radius.medium};
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: inherit;
  }

  & > svg {
    inline-size: 24px;
    block-size: 24px;
  }

  &:hover {
    background: ${color.surface.hover};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }
`;

export const PictureErrors = styled.ul`
  font-size: ${font.size.caption};
  color: ${color.danger.text};

  & > li {
    display: flex;
    gap: ${space[1]};
    overflow-wrap: anywhere;
  }

  & svg {
    flex: none;
    inline-size: 14px;
    block-size: 1lh;
  }
`;
