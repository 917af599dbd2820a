/**
 * Ports that change behind the back of whoever holds them: a machine takes its ports once, and to make one
 * takes longer than a whole walk on it.
 *
 * @param current The ports as they are now. Each call looks them up.
 */
export function lateBoundPorts<Ports extends object>(current: () => Ports): Ports {
  return new Proxy(current(), {
    get: (_ports, port) =>
      new Proxy(look(current(), port), {
        get: (_port, name) => look(look(current(), port), name),
      }),
  });
}

function look(target: object, name: PropertyKey) {
  return Reflect.get(target, name);
}
