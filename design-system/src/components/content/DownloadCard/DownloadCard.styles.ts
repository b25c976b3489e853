import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const DownloadRoot = styled.article`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  &[data-recommended] {
    border-color: ${color.brand.border};
  }
`;

export const DownloadWords = styled.div`
  display: grid;
  flex: 1 1 240px;
  align-content: start;
  gap: ${space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
    font-size: ${font.size.reading};
  }

  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
    font-variant-numeric: tabular-nums;
  }

  & > ul {
    padding-inline-start: ${space[5]};
    list-style: disc;
    color: ${color.text.secondary};
  }
`;

export const DownloadSum = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-inline-start: ${space[3]};
  font-size: ${font.size.caption};
  background: ${color.surface.sunken};
  border-radius: ${radius.small};

  & > code {
    flex: 1;
    min-inline-size: 0;
    padding-block: ${space[1]};
    font-family: ${font.family.mono};
    overflow-wrap: anywhere;
  }
`;

export const DownloadAction = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${space[2]};
  font-size: ${font.size.caption};
  color: ${color.text.muted};
  text-align: center;
`;
