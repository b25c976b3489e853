import type { z } from 'zod';
import { asApiError, isUndecided, newRequestId } from '../api/index.ts';
import { createRequestScope } from '../requests/index.ts';

/** Field of the call to the `msg_key` of what is wrong with it. */
type FieldErrors = Readonly<Record<string, string>>;

/** A form as a feature's state holds it. */
export interface DraftFormState<Values extends object> {
  /** What is filled in, as the fields hold it. */
  values: Values;
  /** What is wrong, by field of the call; a field loses its own when it is changed. */
  errors: Record<string, string>;
  isSending: boolean;
  /** Something was filled in since it was opened or saved. */
  isChanged: boolean;
}

export const emptyForm = <Values extends object>(values: Values): DraftFormState<Values> => ({
  values,
  errors: {},
  isSending: false,
  isChanged: false,
});

export interface DraftFormParts<Values extends object, Input extends object> {
  readonly state: () => DraftFormState<Values>;
  /** The values as the call takes them; what is not chosen is left out, so that the contract's own rules speak. */
  readonly inputOf: (values: Values) => Partial<Input>;
  /** What is wrong: `fieldErrors` of the call's schema, and rules beyond the contract's, such as the clock's. */
  readonly check: (values: Values) => FieldErrors;
  /** Fields of the call whose errors go when a value is changed. */
  readonly fieldsOf?: (name: keyof Values & string) => readonly string[];
  /** A refusal that belongs to no field. */
  readonly onFailed: (error: unknown) => void;
}

/**
 * What the contract's schema says of an input, by field: its messages are `msg_key`s, and the first counts. The
 * request id is no field: the form sends one of its own.
 */
export function fieldErrors(schema: z.ZodType, input: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    if (path[0] !== 'request_id') errors[String(path[0] ?? '')] ??= message;
  }
  return errors;
}

/**
 * A form over the contract's own schema: values, errors by field, one sending at a time, one request id per intent
 * (D77). Why it is ours: docs/decisions/2026-11-22-forms.md.
 */
export function createDraftForm<Values extends object, Input extends object>({
  state,
  inputOf,
  check,
  fieldsOf = (name) => [name],
  onFailed,
}: DraftFormParts<Values, Input>) {
  /** Anew with every opening: an answer to what was sent before says nothing of what is filled in now. */
  const opened = createRequestScope();
  /**
   * Request ids by what was sent, until the server says no: what nobody decided may have been done all the same, so
   * the same again is the same intent, whatever was filled in meanwhile.
   */
  const requestIds = new Map<string, string>();
  /** What was done last: the same form sent again is no other intent until it is changed or opened anew. */
  let done = '';

  return {
    /** The form with these values, as nobody has touched it. */
    open(values: Values): void {
      opened.begin();
      requestIds.delete(done);
      Object.assign(state(), emptyForm(values));
    },

    /** The member changed something. */
    change(change: Partial<Values>): void {
      const form = state();
      Object.assign(form.values, change);
      form.isChanged = true;
      requestIds.delete(done);
      for (const name of Object.keys(change) as (keyof Values & string)[]) {
        for (const field of fieldsOf(name)) delete form.errors[field];
      }
    },

    /**
     * Sends the form unless a rule refuses it; then the fields say why.
     * @param send with the checked input @throws ApiError, whose fields are shown
     * @returns the answer, or null when nothing was sent or it was refused
     */
    async submit<Answer>(send: (input: Input, requestId: string) => Promise<Answer>): Promise<Answer | null> {
      const form = state();
      if (form.isSending) return null;
      form.errors = { ...check(form.values) };
      if (Object.keys(form.errors).length > 0) return null;
      // The rules have just seen that everything the call asks for is there.
      const input = inputOf(form.values) as Input;
      const wish = JSON.stringify(input);
      const requestId = requestIds.get(wish) ?? newRequestId();
      requestIds.set(wish, requestId);
      const isCurrent = opened.watch();
      form.isSending = true;
      try {
        const answer = await send(input, requestId);
        done = wish;
        if (isCurrent()) form.isChanged = false;
        else requestIds.delete(wish);
        return answer;
      } catch (error) {
        const refused = asApiError(error);
        const { fields } = refused;
        if (!isUndecided(refused)) requestIds.delete(wish);
        if (!isCurrent()) return null;
        if (Object.keys(fields).length > 0) form.errors = { ...fields };
        else onFailed(error);
        return null;
      } finally {
        if (isCurrent()) form.isSending = false;
      }
    },
  };
}
