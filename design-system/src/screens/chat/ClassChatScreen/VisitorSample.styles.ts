import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, radius, space } = tokens;

export const SampleFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 360px) minmax(0, 1fr);
  overflow: hidden;
  background: ${color.surface.default};
  border: ${borderWidth.hairline} solid ${color.border.subtle};
  border-radius: ${radius.large};

  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Invitation = styled.aside`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[8]} ${space[6]};
  background: ${color.brand.subtle};
  border-inline-end: ${borderWidth.hairline} solid ${color.border.subtle};

  & > svg {
    inline-size: 40px;
    block-size: 40px;
    margin-block-end: ${space[2]};
    color: ${color.brand.onSubtle};
  }

  & > h2 {
    font-size: ${font.size.heading};
  }

  & > p {
    color: ${color.text.secondary};
    font-size: ${font.size.reading};
  }

  & > a {
    margin-block-start: ${space[3]};
  }
`;

export const Sample = styled.section`
  display: grid;
  align-content: start;
  gap: ${space[5]};
  padding: ${space[6]};

  & > header {
    display: grid;
    gap: ${space[2]};
  }

  & > header > h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]};
    font-size: ${font.size.title};
  }

  & > header > p {
    max-inline-size: 72ch;
    color: ${color.text.secondary};
  }

  & > ul {
    display: grid;
    gap: ${space[4]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > ul > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[1]} ${space[3]};
    padding: ${space[4]};
    background: ${color.surface.sunken};
    border-radius: ${radius.large};
  }

  & > ul > li > svg {
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: 3px;
    color: ${color.brand.text};
  }

  & > ul > li > div {
    display: grid;
    gap: ${space[1]};
    max-inline-size: 68ch;
    font-size: ${font.size.reading};
    line-height: ${font.line.reading};
    overflow-wrap: anywhere;
  }

  & h3 {
    font-size: ${font.size.reading};
  }

  & small {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;
