// Until the admin and generator pages import it from src/lib:
export { showToast, showToastOnNextPage } from "../../lib/toast.ts";
