/** A form-encoded body as the values that the schema checks: a box that is not ticked is not in it. */
export function formValues(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { agreementChecked, ...rest } = body;
  return { ...rest, agreementChecked: agreementChecked === 'on' || agreementChecked === 'true' };
}
