/** The names of a list with their labels, as a choice takes them. */
export function optionsOf<Name extends string>(
  names: readonly Name[],
  labels: Readonly<Record<Name, string>>,
): readonly { readonly value: Name; readonly label: string }[] {
  return names.map((value) => ({ value, label: labels[value] }));
}
