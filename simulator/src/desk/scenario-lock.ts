/** Whether the desk is lent to a scenario. What happens then is not the person's own, and none of it is kept. */
export interface Loan {
  isOver(): boolean;
  begin(): void;
  end(): void;
}

/** The desk is the person's own. */
export function createLoan(): Loan {
  let isLent = false;
  return {
    isOver: () => !isLent,
    begin() {
      isLent = true;
    },
    end() {
      isLent = false;
    },
  };
}
