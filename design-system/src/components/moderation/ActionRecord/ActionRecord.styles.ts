import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ActionRoot = styled.article`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[5]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};
`;

export const ActionHead = styled.header`
  display: flex;
  align-items: start;
  gap: ${space[3]};

  & > span {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    color: ${color.text.secondary};
    background: ${color.surface.sunken};
    border-radius: ${radius.round};
  }

  & > span > svg {
    inline-size: 20px;
    block-size: 20px;
  }

  & > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & h3 {
    font-size: ${font.size.reading};
  }

  & p {
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space[2]};

  & > div {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
    gap: ${space[3]};
  }

  & dt {
    color: ${color.text.muted};
  }

  & dd {
    min-inline-size: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const Evidence = styled.blockquote`
  padding: ${space[2]} ${space[3]};
  color: ${color.text.secondary};
  background: ${color.surface.sunken};
  border-radius: ${radius.medium};
  white-space: pre-line;
`;

export const AppealFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.border.subtle};

  & > small {
    flex: 1 1 220px;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const AppealBox = styled.section`
  display: grid;
  gap: ${space[1]};
  padding: ${space[4]};
  background: ${color.info.subtle};
  border: 1px solid ${color.info.border};
  border-radius: ${radius.medium};
  overflow-wrap: anywhere;

  & > h4 {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }

  & > h4 > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }

  & > small {
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
  }

  &[data-kind='upheld'] {
    background: ${color.surface.canvas};
    border-color: ${color.border.default};
  }

  &[data-kind='overturned'] {
    background: ${color.success.subtle};
    border-color: ${color.success.border};
  }
`;
