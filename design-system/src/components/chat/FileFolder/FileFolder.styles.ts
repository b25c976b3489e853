import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const FilesRoot = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const FilesHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  & > div {
    inline-size: 240px;
    max-inline-size: 100%;
  }
`;

/** Whose files alone are listed. */
export const FilesBy = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  flex: 1 0 100%;
  min-inline-size: 0;
  font-size: ${font.size.caption};
  overflow-wrap: anywhere;
`;

export const FilesPath = styled.nav`
  flex: 1;
  min-inline-size: 200px;

  & > ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]};
    line-height: ${font.line.tight};
    overflow-wrap: anywhere;
  }

  & li {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    list-style: none;
  }

  & li > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    color: ${color.text.muted};
  }

  & li > button {
    min-block-size: 28px;
    padding-inline: ${space[1]};
    color: ${color.link.rest};
    border-radius: ${radius.small};
  }

  & li > button:hover {
    text-decoration: underline;
  }

  & li > span {
    padding-inline: ${space[1]};
    font-weight: ${font.weight.medium};
  }
`;

export const FilesList = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    list-style: none;
    border-block-end: 1px solid ${color.border.subtle};
  }

  & > li:last-of-type {
    border-block-end: 0;
  }
`;

export const FilesWaiting = styled.div`
  display: grid;
  gap: ${space[2]};
`;

/** A class made once: a class gathers hundreds of files. */
export const fileRowClass = staticClass`
  flex: 1;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[2]};
  line-height: ${font.line.tight};
  text-align: start;
  overflow-wrap: anywhere;
  border-radius: ${radius.medium};

  &:is(button, a):hover { background: ${color.surface.hover}; }
  &:focus-visible { outline-offset: -2px; }

  & > svg {
    inline-size: 20px;
    block-size: 20px;
    color: ${color.text.muted};
  }

  & > svg[data-folder] { color: ${color.brand.strong}; }

  & small {
    display: block;
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }
`;

export const downloadClass = staticClass`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 36px;
  block-size: 36px;
  color: ${color.text.secondary};
  border-radius: ${radius.medium};

  &:hover { background: ${color.surface.hover}; color: ${color.text.primary}; }

  & > svg { inline-size: 18px; block-size: 18px; }
`;
