import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, layout, radius, space } = tokens;

export const ReaderRoot = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-inline-size: 0;
  block-size: 100%;
  min-block-size: 520px;
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
  overflow: hidden;
`;

export const ReaderHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[2]};
  border-block-end: 1px solid ${color.border.subtle};

  & > h1 {
    flex: 1 1 160px;
    min-inline-size: 0;
    padding-inline: ${space[2]};
    font-size: ${font.size.reading};
    overflow-wrap: anywhere;
  }
`;

export const ReaderMiddle = styled.div`
  display: flex;
  min-block-size: 0;
`;

export const ReaderPage = styled.section`
  flex: 1;
  min-inline-size: 0;
  overflow: auto;
  padding: ${space[6]};
  background: ${color.surface.sunken};

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const ReaderFoot = styled.footer`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[3]};
  border-block-start: 1px solid ${color.border.subtle};

  & > span {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
    font-variant-numeric: tabular-nums;
  }
`;

export const ReaderWaiting = styled.div`
  display: grid;
  gap: ${space[3]};
  max-inline-size: ${layout.narrow};
  margin-inline: auto;
`;
