import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, radius, space } = tokens;

/** Dresses the parts of react-day-picker by the class names it gives them. */
export const CalendarRoot = styled.div`
  & .rdp-months {
    position: relative;
  }

  & .rdp-month_caption {
    display: flex;
    align-items: center;
    justify-content: center;
    block-size: 32px;
    padding-inline: ${space[10]};
    font-weight: ${font.weight.semibold};
    text-align: center;
  }

  & .rdp-nav {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
    display: flex;
    justify-content: space-between;
    pointer-events: none;
  }

  & :is(.rdp-button_previous, .rdp-button_next) {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    color: ${color.text.secondary};
    border-radius: ${radius.medium};
    pointer-events: auto;
  }

  & :is(.rdp-button_previous, .rdp-button_next):hover {
    background: ${color.surface.hover};
  }

  & :is(.rdp-button_previous, .rdp-button_next)[aria-disabled='true'] {
    color: ${color.text.disabled};
    background: none;
    cursor: not-allowed;
  }

  & .rdp-chevron {
    inline-size: 18px;
    block-size: 18px;
  }

  & .rdp-month_grid {
    margin-block-start: ${space[2]};
  }

  & .rdp-weekday {
    inline-size: 40px;
    padding-block: ${space[1]};
    font-size: ${font.size.caption};
    font-weight: ${font.weight.regular};
    color: ${color.text.muted};
  }

  & .rdp-day {
    padding: 0;
    text-align: center;
  }

  & .rdp-day_button {
    display: inline-grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    margin: 1px;
    font-variant-numeric: tabular-nums;
    border-radius: ${radius.medium};
  }

  & .rdp-day_button:hover {
    background: ${color.surface.hover};
  }

  & .rdp-outside .rdp-day_button {
    color: ${color.text.muted};
  }

  & .rdp-today .rdp-day_button {
    font-weight: ${font.weight.semibold};
    box-shadow: inset 0 0 0 1px ${color.brand.primary};
  }

  & .rdp-disabled .rdp-day_button {
    color: ${color.text.disabled};
    background: none;
    box-shadow: none;
    cursor: not-allowed;
  }

  & .rdp-selected .rdp-day_button {
    font-weight: ${font.weight.semibold};
    color: ${color.action.onFill};
    background: ${color.action.fill};
  }
`;
