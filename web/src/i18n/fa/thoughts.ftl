# آنچه قهرمان فکر می‌کند.
hint-ask = راهنمایی
analysis-ask = تحلیل
